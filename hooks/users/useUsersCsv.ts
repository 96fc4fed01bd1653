import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { UserCsvQuery } from '@/services/users/users.schema'
import { getUsersCsv } from '@/services/users/users.service'

/** The users as a file, as the list is filtered and sorted. */
export const useUsersCsv = (query: Partial<UserCsvQuery>) => useCsvDownload((transfer) => getUsersCsv(query, transfer))
