import { useMutation } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { NewUpgrade, UpgradeChange } from '@/services/catalogue/upgrades.schema'
import { changeUpgrade, createUpgrade } from '@/services/catalogue/upgrades.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

type Save = { create: NewUpgrade } | { id: number; change: UpgradeChange }

/** Adds an upgrade, or changes one. Field errors, also a name that another has, are the form's. */
export function useSaveUpgrade() {
  const refresh = useRefreshCatalogue()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (save: Save) =>
      'create' in save ? createUpgrade(save.create, keyFor(save.create)) : changeUpgrade(save.id, save.change),
    meta: { quietCodes: ['invalid', 'conflict'] },
    onSuccess: () => {
      renew()
      return refresh()
    },
  })
}
