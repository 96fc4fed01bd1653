/**
 * Logs a demo user in.
 * @param {string} base address of a running application
 * @returns {Promise<{ access: string, refresh: string }>} the tokens
 */
export async function logIn(base, email, password = 'Arrenda2026') {
  const answer = await fetch(`${base}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`${email} could not log in: ${await answer.text()}`)
  return answer.json()
}
