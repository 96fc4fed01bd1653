import { cancelExchange } from '@/services/equipment/exchanges.service'
import { useEquipmentCommand } from './useEquipmentCommand'

/** Takes the request for another unit back. */
export const useCancelExchange = () => useEquipmentCommand(cancelExchange)
