import { useAddressQuery } from '@/components/layout/useAddressQuery'

export type HoldView = 'list' | 'calendar'

const CALENDAR = 'calendario'

/** Which of the two views the address shows. What the reservations are narrowed to goes along. */
export function useHoldView() {
  const { read, write } = useAddressQuery()
  return {
    view: read('visao') === CALENDAR ? ('calendar' as const) : ('list' as const),
    show: (view: HoldView) => write({ visao: view === 'calendar' ? CALENDAR : null, pagina: null }),
  }
}
