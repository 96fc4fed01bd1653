import { useEffect, useRef, useState } from 'react'
import type { StageLineItem } from './stageLine.types'

const completedKeys = (items: readonly StageLineItem[]): Set<string> =>
  new Set(items.filter((item) => item.state === 'completed').map((item) => item.key))

/** The stages that became complete while the person was looking; none on the first drawing. */
export const useJustCompleted = (items: readonly StageLineItem[]): ReadonlySet<string> => {
  const known = useRef<Set<string> | null>(null)
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const now = completedKeys(items)
    const before = known.current
    known.current = now
    if (!before) return
    const added = [...now].filter((key) => !before.has(key))
    if (added.length > 0) setFresh(new Set(added))
  }, [items])
  return fresh
}
