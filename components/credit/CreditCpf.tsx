import { MaskedCpf } from '@/components/ui/display/MaskedCpf'
import { useShowCreditCpf } from '@/hooks/credit/useCreateCreditQuery'

type Props = {
  /** The query's number. */
  id: number
  /** The place of a partner in its report; without it, whom the query is about. */
  partner?: number
  masked: string
  name: string
}

/** The masked CPF of whom a credit query or one of its partners is about. */
export const CreditCpf = ({ id, partner, ...rest }: Props) => {
  const { data, mutate, isPending } = useShowCreditCpf()
  return <MaskedCpf {...rest} reveal={{ data, isPending, mutate: () => mutate({ id, partner }) }} />
}
