import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { TextArea } from '@/components/ui/forms/TextArea'
import { ButtonLink } from '../buttons/ButtonLink'
import { IconButton } from '../buttons/IconButton'
import { MenuButton } from '../buttons/MenuButton'
import { PlainButton } from '../buttons/PlainButton'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import { ReasonDialog } from '../dialogs/ReasonDialog'
import { Card } from '../display/Card'
import { toast } from '../feedback/toast'
import { Field } from '../forms/Field'
import { MaskedInput } from '../forms/MaskedInput'
import { QuantityInput } from '../forms/QuantityInput'
import { FilterChips } from '../tables/FilterChips'
import { SearchField } from '../tables/SearchField'

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 } as const
const stages = [
  { value: 'documents', label: 'Documentos' },
  { value: 'credit', label: 'Crédito' },
]

export const ActionsSample = () => {
  const [stage, setStage] = useState<string | null>(null)
  const [count, setCount] = useState(18)
  const [text, setText] = useState('')
  return (
    <>
      <h2 className="sample">Botões, campos, filtros</h2>
      <Card>
        <div style={{ display: 'grid', gap: 16 }}>
          <div style={row}>
            <PlainButton kind="primary">Continuar</PlainButton>
            <PlainButton>Voltar</PlainButton>
            <PlainButton kind="danger">Cancelar pedido</PlainButton>
            <PlainButton kind="text">Limpar</PlainButton>
            <PlainButton disabled>Enviar</PlainButton>
            <PlainButton busy kind="primary">
              Enviando
            </PlainButton>
            <ButtonLink href="/dev/ui" kind="primary">
              Ir para o início
            </ButtonLink>
            <ButtonLink href="/dev/ui">Como funciona</ButtonLink>
            <MenuButton
              label="Mais ações do pedido"
              entries={[
                { key: 'open', label: 'Abrir chamado', href: '/dev/ui' },
                { key: 'copy', label: 'Copiar número', onSelect: () => undefined },
                { key: 'cancel', label: 'Cancelar pedido', onSelect: () => undefined, danger: true },
              ]}
            >
              {(trigger) => (
                <IconButton label="Mais ações" bordered icon={<Ellipsis size={18} aria-hidden />} {...trigger} />
              )}
            </MenuButton>
            <QuantityInput label="Quantidade de Vertex 14 Pro" value={count} onChange={setCount} max={42} />
          </div>
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: '0 16px' }}>
            <Field label="CNPJ">
              {(control) => <MaskedInput {...control} mask="cnpj" defaultValue="11.222.333/0001-81" />}
            </Field>
            <Field label="CNPJ" error="Digite um CNPJ válido">
              {(control) => <MaskedInput {...control} mask="cnpj" defaultValue="11.222.333/0001-8" />}
            </Field>
            <Field label="CEP" hint="Preenchemos o endereço para você conferir.">
              {(control) => <MaskedInput {...control} mask="cep" />}
            </Field>
            <Field label="Comentário" optional>
              {(control) => <TextArea {...control} rows={2} />}
            </Field>
          </div>
          <div style={row}>
            <SearchField label="Buscar pedidos" placeholder="Número, empresa ou CNPJ" value={text} onSearch={setText} />
            <FilterChips
              filters={[
                { key: 'stage', label: 'Etapa', options: stages, value: stage },
                { key: 'year', label: 'Criado', options: [{ value: '2026', label: 'em 2026' }], value: '2026' },
              ]}
              onChange={(key, value) => key === 'stage' && setStage(value)}
              onClear={() => setStage(null)}
            />
          </div>
        </div>
      </Card>
    </>
  )
}

export const DialogsSample = () => {
  const [open, setOpen] = useState<'confirm' | 'reason' | null>(null)
  const close = (): void => setOpen(null)
  return (
    <>
      <h2 className="sample">Diálogos e avisos</h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <PlainButton kind="danger" onClick={() => setOpen('confirm')}>
          Pedir confirmação
        </PlainButton>
        <PlainButton onClick={() => setOpen('reason')}>Pedir justificativa</PlainButton>
        <PlainButton onClick={() => toast.error('Email ou senha incorreta.')}>Mostrar erro</PlainButton>
        <PlainButton onClick={() => toast.success('Documentos enviados para análise')}>Mostrar aviso</PlainButton>
      </div>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        title="Cancelar o pedido 000128?"
        confirmLabel="Cancelar pedido"
        cancelLabel="Manter pedido"
        danger
        onConfirm={close}
      >
        As reservas de 40 itens são liberadas.
      </ConfirmDialog>
      <ReasonDialog
        open={open === 'reason'}
        onClose={close}
        title="Recusar a proposta?"
        label="Justificativa da recusa"
        requiredMessage="A justificativa da recusa é obrigatória."
        confirmLabel="Recusar proposta"
        onConfirm={close}
      >
        A Arrenda recebe o motivo e pode enviar outra proposta.
      </ReasonDialog>
    </>
  )
}
