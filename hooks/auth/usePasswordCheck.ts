import { useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@/services/browser/use-debounced-value'
import { passwordCheckQueryOptions } from './auth.queries'

const DEBOUNCE_MS = 400

/**
 * Whether a password is not a common one, checked by the server once typing pauses; undefined while unknown.
 * @param password empty while it breaks other rules
 */
export function usePasswordCheck(password: string): boolean | undefined {
  const asked = useDebouncedValue(password, DEBOUNCE_MS)
  const { data } = useQuery(passwordCheckQueryOptions(asked))
  const rule = asked === password ? data?.rules.find((one) => one.rule === 'common') : undefined
  return rule?.holds
}
