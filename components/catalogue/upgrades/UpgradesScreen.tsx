import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { toast } from '@/components/ui/feedback/toast'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useActivateUpgrades } from '@/hooks/catalogue/upgrades.mutations'
import type { Upgrade } from '@/services/catalogue/upgrades/upgrades.schema'
import { CatalogueTabs } from '../CatalogueTabs'
import { type OpenDialog, type UpgradeCommand, UpgradeDialogs } from './UpgradeDialogs'
import { UpgradesList } from './UpgradesList'

/** What can be rented on top of a unit of a product. */
export const UpgradesScreen = () => {
  const { mutateAsync: activate } = useActivateUpgrades()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const choose = (command: UpgradeCommand, upgrade: Upgrade): void => {
    if (command !== 'activate') {
      setDialog({ command, upgrade })
      return
    }
    // The one place that shows errors shows them.
    void activate({ ids: [upgrade.id], active: true }).then(
      () => toast.success(`Upgrade ${upgrade.name} ativado.`),
      () => undefined,
    )
  }
  return (
    <>
      <CatalogueTabs />
      <PageHeader
        title="Upgrades"
        actions={
          <PlainButton
            kind="primary"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => setDialog({ command: 'save' })}
          >
            Novo upgrade
          </PlainButton>
        }
      />
      <UpgradesList onChoose={choose} />
      <UpgradeDialogs open={dialog} onClose={() => setDialog(null)} />
    </>
  )
}
