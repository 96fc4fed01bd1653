import { upgradeCommand } from './upgrade-command'
import { useQuotationCommand } from './useQuotationCommand'

type Place = { quotationId: number; productId: number; upgradeId: number }

export const useSetUpgrade = ({ quotationId, ...place }: Place) =>
  useQuotationCommand(quotationId, upgradeCommand(place))
