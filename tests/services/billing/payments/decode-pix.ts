/** The fields of a BR Code by their ids; those of 26 and 62 as `26.01`. Throws for a wrong checksum or length. */
export function decodePix(code: string): Record<string, string> {
  const [payload, checksum] = [code.slice(0, -4), code.slice(-4)]
  if (checksumOf(payload) !== checksum) throw new Error(`Checksum ${checksum} instead of ${checksumOf(payload)}`)
  return Object.fromEntries(
    fieldsOf(code).flatMap(([id, value]) =>
      id === '26' || id === '62' ? fieldsOf(value).map(([part, text]) => [`${id}.${part}`, text]) : [[id, value]],
    ),
  )
}

function fieldsOf(text: string): [string, string][] {
  const fields: [string, string][] = []
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4))
    const value = text.slice(at + 4, at + 4 + length)
    if (value.length !== length) throw new Error(`Field ${text.slice(at, at + 2)} is cut short`)
    fields.push([text.slice(at, at + 2), value])
    at += 4 + length
  }
  return fields
}

/** CRC16-CCITT by a table, unlike the product's own. */
const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let rest = byte * 256
  for (let bit = 0; bit < 8; bit += 1) rest = rest >= 32_768 ? ((rest * 2) % 65_536) ^ 0x1021 : rest * 2
  return rest
})

function checksumOf(text: string): string {
  const crc = [...Buffer.from(text, 'ascii')].reduce(
    (rest, byte) => ((rest % 256) * 256) ^ (TABLE[Math.floor(rest / 256) ^ byte] ?? 0),
    0xffff,
  )
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
