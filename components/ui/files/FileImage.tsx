import { useCallback } from 'react'

type Props = { content: Blob; alt: string }

/** A picture that the page holds as a file: just chosen, or fetched with the bearer. */
export const FileImage = ({ content, alt }: Props) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(content)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [content],
  )
  // next/image cannot load a file that only the page holds.
  // oxlint-disable-next-line @next/next/no-img-element
  return <img ref={show} alt={alt} />
}
