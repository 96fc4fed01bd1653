import { useAddressQuery } from '@/components/layout/useAddressQuery'
import { BY_PRODUCT, UNIT_VIEWS } from './unitViews'

/** Which view of the stock the address shows. What the units are narrowed to goes along, but for the status. */
export function useUnitView() {
  const { read, write } = useAddressQuery()
  const asked = read('visao')
  const view = UNIT_VIEWS.find(({ key }) => key === asked) ?? UNIT_VIEWS[0]
  return {
    view,
    isByProduct: asked === BY_PRODUCT,
    show: (key: string) =>
      write({ visao: key === UNIT_VIEWS[0].key ? null : key, situacao: null, pagina: null, ordem: null }),
  }
}
