import {
  deleteQuotationKey,
  deleteSession,
  deleteSessionQuietly,
  readTokens,
  saveTokens,
} from '@/services/config/cookies'
import { env } from '@/services/config/env'
import { bodyOf, http } from '@/services/http/client'
import { maySimulate } from './actor.rules'
import type {
  ChangePassword,
  LoginAnswer,
  LoginForm,
  PasswordCheckAnswer,
  PasswordResetConfirm,
  User,
} from './auth.schema'
import type { Register } from './register.schema'
import type { Session } from './sessions.schema'
import { actorOf } from './user.rules'

/** Opens a session and stores its tokens. A started quotation is handed over to the user's company. */
export async function logIn(form: LoginForm, quotationId: number | null): Promise<User> {
  const { data } = await http.post<LoginAnswer>('/login', {
    ...form,
    ...(quotationId !== null && { quotation_id: quotationId }),
  })
  saveTokens(data)
  // The quotation now belongs to the company. For users who may not simulate, it stays the visitor's.
  if (quotationId !== null && maySimulate({ ...actorOf(data.user), waitsFor: null })) deleteQuotationKey()
  return data.user
}

/** Ends the session. The tokens are deleted even when the call fails (specification, section 8). */
export async function logOut(): Promise<void> {
  const { refresh } = readTokens()
  try {
    if (refresh) await http.post('/logout', { refresh_token: refresh })
  } finally {
    deleteSession()
  }
}

/** Ends the session of a page that is going away, and so cannot wait for the answer. */
export function logOutAtOnce(): void {
  const { refresh } = readTokens()
  deleteSessionQuietly()
  if (!refresh) return
  const body = new Blob([JSON.stringify({ refresh_token: refresh })], { type: 'application/json' })
  navigator.sendBeacon(`${env.apiUrl}/logout`, body)
}

export const getLoggedUser = (signal?: AbortSignal): Promise<User> =>
  bodyOf(http.get<User>('/get_logged_user', { signal }))

type CompanySwitch = { userId: number; companyId: number }

/**
 * Switches the company that the user acts for.
 * @returns the updated user
 */
export const switchCompany = ({ userId, companyId }: CompanySwitch): Promise<User> =>
  bodyOf(http.put<User>(`/user-switch-company/${userId}`, { company: companyId }))

/** Registers a company; the outcome, or a link to confirm the e-mail, is sent by mail. */
export async function register(form: Register): Promise<void> {
  await http.post('/register', form)
}

/** Opens the account of a registered company with the token of that mail. */
export async function confirmRegistration(token: string): Promise<void> {
  await http.post('/register/confirm', { token })
}

/** Which rules a password meets, including the check against common passwords. */
export const checkPassword = (password: string, signal?: AbortSignal): Promise<PasswordCheckAnswer> =>
  bodyOf(http.post<PasswordCheckAnswer>('/password-rules/check', { password }, { signal }))

export async function changePassword(passwords: ChangePassword): Promise<void> {
  await http.post('/change_password', passwords)
}

/** Requests a mail with a reset link; the answer is the same for every e-mail. */
export async function recoverPassword(email: string): Promise<void> {
  await http.post('/password_reset/', { email })
}

/** Sets a new password with the link of a mail. Ends all sessions of the account, including this browser's. */
export async function resetPassword(reset: PasswordResetConfirm): Promise<void> {
  await http.post('/password_reset/confirm/', reset)
  deleteSession()
}

/** The user's own open sessions, the last used first. */
export const getSessions = (signal?: AbortSignal): Promise<Session[]> =>
  bodyOf(http.get<Session[]>('/sessions', { signal }))

/** Ends one session; null ends all but the current one. */
export async function endSessions(id: string | null): Promise<void> {
  await http.delete(id === null ? '/sessions' : `/sessions/${id}`)
}
