import { useRouter } from 'next/router'
import { insidePath } from '@/services/config/paths'

/** Where somebody was going before they were asked who they are: it goes along from form to form. */
export const useNextPath = (): string | undefined => insidePath(useRouter().query.next)
