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

/** Creates or updates an upgrade. Field errors, including a taken name, go to the form. */
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

export function useActivateUpgrades() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: activateUpgrades, onSuccess: refresh })
}

/** Deletes an upgrade; a refusal names what uses it, and the list is refetched to show it. */
export function useDeleteUpgrade() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: deleteUpgrade, onSettled: refresh })
}
