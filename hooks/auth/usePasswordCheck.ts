import { useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@/services/browser/use-debounced-value'
import { passwordCheckQueryOptions } from './auth.queries'

const DEBOUNCE_MS = 400

/**
 * Whether a password is none of the common ones, asked once the typing pauses; undefined while nobody knows.
 * @param password what is worth asking about: empty while it breaks other rules
 */
export function usePasswordCheck(password: string): boolean | undefined {
  const asked = useDebouncedValue(password, DEBOUNCE_MS)
  const { data } = useQuery(passwordCheckQueryOptions(asked))
  const rule = asked === password ? data?.rules.find((one) => one.rule === 'common') : undefined
  return rule?.holds
}
