import { ScanBarcode } from 'lucide-react'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useLogin } from '@/contexts/LoginContext'
import { may } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'
import { RegisterUnits } from './RegisterUnits'
import { StockByProduct } from './StockByProduct'
import { UnitTable } from './UnitTable'
import { BY_PRODUCT, UnitViewTabs, useUnitView } from './UnitViewTabs'

export const UNITS_HEADING = {
  title: 'Itens locados',
  facts: 'Cada equipamento pelo seu serial, no depósito ou com o cliente',
}

/** Every unit by its serial: on the shelf, with customers, in maintenance and gone; one by one, or by product. */
export const UnitsScreen = () => {
  const { actor } = useLogin()
  const { view, isByProduct, show } = useUnitView()
  if (!actor) return null
  const mayWrite = may(actor, 'stock:write')
  return (
    <>
      <PageHeader
        {...UNITS_HEADING}
        actions={
          <>
            <ButtonLink href={paths.admin.checkUnit()} icon={<ScanBarcode size={16} strokeWidth={1.75} aria-hidden />}>
              Conferir serial
            </ButtonLink>
            {mayWrite && <RegisterUnits />}
          </>
        }
      />
      <UnitViewTabs current={isByProduct ? BY_PRODUCT : view.key} onChoose={show} />
      {isByProduct ? <StockByProduct /> : <UnitTable key={view.key} view={view} mayWrite={mayWrite} />}
    </>
  )
}
