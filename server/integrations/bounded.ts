/** The body of somebody else's answer; what does not end is cut off, lest it fill the memory. */
export async function bytesOf({ body }: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    parts.push(part)
    size += part.length
    if (size > maxBytes) throw new Error('The answer does not end')
  }
  return Buffer.concat(parts)
}
