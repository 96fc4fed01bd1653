import { requestExchanges } from '@/services/equipment/exchanges.service'
import { useEquipmentCommand } from './useEquipmentCommand'

/** Asks for other units in the place of these, all of them or none. */
export const useRequestExchanges = () => useEquipmentCommand(requestExchanges)
