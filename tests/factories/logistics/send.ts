/** An answer of an API process. */
export type Said = { status: number; body: unknown; call: string }

export type Call = { token: string; method: string; path: string; body?: unknown }

/** Calls an API process at its address. */
export async function send(api: string, { token, method, path, body }: Call): Promise<Said> {
  const answer = await fetch(`${api}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await answer.text()
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json')
  return {
    status: answer.status,
    body: isJson ? (JSON.parse(text) as unknown) : text,
    call: `${method} ${path} ${JSON.stringify(body ?? null)}`,
  }
}
