import { dropSession, readTokens, saveTokens } from '@/services/config/cookies'
import { http } from '@/services/http/client'
import type { LoginAnswer, LoginForm, User } from './auth.schema'

/** Opens a session and keeps its tokens. A quotation under way goes with it. */
export async function logIn(form: LoginForm, quotationId: number | null): Promise<User> {
  const { data } = await http.post<LoginAnswer>('/login', {
    ...form,
    ...(quotationId !== null && { quotation_id: quotationId }),
  })
  saveTokens(data)
  return data.user
}

/** Ends the session. The tokens are deleted also when the call fails (specification, section 8). */
export async function logOut(): Promise<void> {
  const { refresh } = readTokens()
  try {
    if (refresh) await http.post('/logout', { refresh_token: refresh })
  } finally {
    dropSession()
  }
}

export async function getLoggedUser(signal?: AbortSignal): Promise<User> {
  const { data } = await http.get<User>('/get_logged_user', { signal })
  return data
}
