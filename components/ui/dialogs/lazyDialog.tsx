import type { ComponentType } from 'react'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { useOnceOpened } from './useOnceOpened'

/** A dialog whose code is loaded when it first opens. */
export function lazyDialog<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazyPart(load, undefined, true)
  return (props: Props) => (useOnceOpened(props.open) ? <Loaded {...props} /> : null)
}
