import { useMutation } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { NewUpgrade, UpgradeChange } from '@/services/catalogue/upgrades/upgrades.schema'
import {
  activateUpgrades,
  createUpgrade,
  deleteUpgrade,
  updateUpgrade,
} from '@/services/catalogue/upgrades/upgrades.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

type Save = { create: NewUpgrade } | { id: number; change: UpgradeChange }

/** Adds an upgrade, or changes one. Field errors, a taken name included, go to the form. */
export function useSaveUpgrade() {
  const refresh = useRefreshCatalogue()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (save: Save) =>
      'create' in save ? createUpgrade(save.create, keyFor(save.create)) : updateUpgrade(save.id, save.change),
    meta: { quietCodes: ['invalid', 'conflict'] },
    onSuccess: () => {
      renew()
      return refresh()
    },
  })
}

/** Activates or deactivates upgrades. */
export function useActivateUpgrades() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: activateUpgrades, onSuccess: refresh })
}

/** Deletes an upgrade; a refusal says who has it, and the list is refetched to show them. */
export function useDeleteUpgrade() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: deleteUpgrade, onSettled: refresh })
}
