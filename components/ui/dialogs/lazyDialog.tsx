import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { useOnceOpened } from './useOnceOpened'

/** A dialog whose code is loaded when it first opens. */
export function lazyDialog<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = dynamic(load, { ssr: false })
  return (props: Props) => (useOnceOpened(props.open) ? <Loaded {...props} /> : null)
}
