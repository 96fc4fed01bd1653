import { useRef } from 'react'

/** How long a pointer rests on a row before it is taken for interest, in milliseconds. */
const REST_MS = 80

/**
 * Handlers for the link of a row, which call `onIntent` shortly before it is opened: when the pointer rests on it or presses it.
 * @param onIntent asks for the data of the row's page ahead; may be called several times for the same row
 */
export function useRowIntent<Row>(onIntent: ((row: Row) => void) | undefined) {
  const timer = useRef<number>(undefined)
  const stop = (): void => window.clearTimeout(timer.current)
  return (row: Row) =>
    onIntent && {
      onPointerEnter: () => {
        stop()
        timer.current = window.setTimeout(() => onIntent(row), REST_MS)
      },
      onPointerLeave: stop,
      onPointerDown: () => {
        stop()
        onIntent(row)
      },
    }
}
