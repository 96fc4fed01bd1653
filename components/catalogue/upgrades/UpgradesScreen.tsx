import { Plus } from 'lucide-react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { CatalogueTabs } from '../CatalogueTabs'
import { UpgradesList } from './UpgradesList'
import { useUpgradeDialogs } from './useUpgradeDialogs'

/** What can be rented on top of a unit of a product. */
export const UpgradesScreen = () => {
  const { run, create, dialogs } = useUpgradeDialogs()
  return (
    <>
      <CatalogueTabs />
      <PageHeader
        title="Upgrades"
        actions={
          <PlainButton kind="primary" icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={create}>
            Novo upgrade
          </PlainButton>
        }
      />
      <UpgradesList onChoose={run} />
      {dialogs}
    </>
  )
}
