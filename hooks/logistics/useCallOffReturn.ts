import { callOffReturn } from '@/services/logistics/returns.service'
import { useReturnCommand } from './useReturnCommand'

/** Units stay with the customer after all. */
export const useCallOffReturn = () => useReturnCommand(callOffReturn)
