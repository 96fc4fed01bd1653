import { receiveSerials } from '@/services/logistics/returns.service'
import type { Receipt } from '@/services/logistics/returns.schema'
import { useReturnCommand } from './useReturnCommand'

/** Receives units of a return by their serials; the scanner's own line says what was wrong with one. */
export const useReceiveSerials = (packageId: number) =>
  useReturnCommand((receipt: Receipt) => receiveSerials(packageId, receipt), { quiet: true })
