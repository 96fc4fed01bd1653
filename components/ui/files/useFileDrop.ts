import { type DragEvent, useState } from 'react'

type Drop = {
  /** For what files are dropped on. */
  drop: Record<'onDragOver' | 'onDrop', (event: DragEvent) => void> & { onDragLeave: () => void }
  /** Whether a file is held over it, which would be taken. */
  isDraggedOver: boolean
}

/** Lets files be dropped somewhere, without the browser opening them. */
export function useFileDrop(onFiles: (files: FileList) => void, { disabled = false } = {}): Drop {
  const [isDraggedOver, setDraggedOver] = useState(false)
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setDraggedOver(!disabled)
    },
    onDragLeave: () => setDraggedOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setDraggedOver(false)
      onFiles(event.dataTransfer.files)
    },
  }
  return { drop, isDraggedOver }
}
