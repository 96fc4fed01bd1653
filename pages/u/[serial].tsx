import type { Page } from '@/components/layout/frames/page.types'
import { perRequest } from '@/components/layout/frames/perRequest'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { LabelScreen } from '@/components/stock/labels/LabelScreen'

const UnitLabelPage: Page = () => <LabelScreen />

UnitLabelPage.access = 'account:use'
UnitLabelPage.layout = PlatformLayout
UnitLabelPage.title = 'Equipamento'
UnitLabelPage.getInitialProps = perRequest

export default UnitLabelPage
