import { useState } from 'react'
import { ButtonLink } from '../buttons/ButtonLink'
import { PlainButton } from '../buttons/PlainButton'
import { type Turn, TurnBanner } from '../feedback/TurnBanner'

export const TurnSample = () => {
  const [turn, setTurn] = useState<Turn>('customer')
  return (
    <>
      <h2 className="sample">De quem é a vez</h2>
      <div style={{ display: 'grid', gap: 10 }}>
        <TurnBanner
          turn="customer"
          title="Aceite ou recuse a proposta"
          description={
            <>
              Prazo: <strong>sexta, 27/11, às 18h.</strong> Depois disso os itens deixam de ficar reservados.
            </>
          }
          actions={
            <>
              <PlainButton>Recusar</PlainButton>
              <PlainButton kind="primary">Aceitar proposta</PlainButton>
            </>
          }
        />
        <TurnBanner
          turn="staff"
          title="A Arrenda está analisando o crédito"
          description="Previsão: segunda, 23/11. Avisamos por e-mail quando houver resposta."
          actions={<ButtonLink href="/dev/ui">Abrir chamado</ButtonLink>}
        />
        <TurnBanner
          turn={null}
          title="Pedido em locação: ninguém precisa agir"
          description="Próxima fatura em 01/12. O contrato vai até 14/11/2028."
          actions={<ButtonLink href="/dev/ui">Pedir devolução</ButtonLink>}
        />
        <TurnBanner
          turn={turn}
          customerLabel="Cliente"
          title="Como a equipe vê, com a troca de lado"
          actions={
            <PlainButton onClick={() => setTurn(turn === 'customer' ? 'staff' : 'customer')}>Passar a vez</PlainButton>
          }
        />
      </div>
    </>
  )
}
