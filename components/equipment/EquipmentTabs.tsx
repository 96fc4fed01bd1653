import { LinkTabs } from '@/components/ui/navigation/LinkTabs'
import { paths } from '@/services/config/paths'
import type { EquipmentView } from './equipmentViewsOf'

type Props = { views: readonly { name: EquipmentView; label: string }[]; current: EquipmentView }

/** The parts of the page, each with an address of its own. */
export const EquipmentTabs = ({ views, current }: Props) => (
  <LinkTabs
    label="Partes da página"
    tabs={views.map(({ name, label }) => ({ label, href: hrefOf(name) }))}
    current={hrefOf(current)}
  />
)

const hrefOf = (view: EquipmentView): string =>
  view === 'lista' ? paths.platform.equipment() : `${paths.platform.equipment()}?visao=${view}`
