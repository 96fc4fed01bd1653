import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PageHeader } from '@/components/ui/PageHeader'
import { PlainButton } from '@/components/ui/PlainButton'
import { CatalogueTabs } from '../CatalogueTabs'
import { UpgradeDialogs, type OpenDialog } from './UpgradeDialogs'
import { UpgradesList } from './UpgradesList'

/** What can be rented on top of a unit of a product. */
export const UpgradesScreen = () => {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
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
      <UpgradesList onChoose={setDialog} />
      <UpgradeDialogs open={dialog} onClose={() => setDialog(null)} />
    </>
  )
}
