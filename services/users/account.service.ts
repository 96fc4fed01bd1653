import type { User } from '@/services/auth/auth.schema'
import { bodyOf, http } from '@/services/http/client'
import type { OwnDataUpdate } from './account.schema'

/** Changes one's own name and phone. */
export const updateOwnData = (change: OwnDataUpdate): Promise<User> => bodyOf(http.patch<User>('/change_info', change))
