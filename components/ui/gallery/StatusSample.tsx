import { PlainButton } from '../buttons/PlainButton'
import { Card } from '../display/Card'
import { DueDate } from '../display/DueDate'
import { Facts } from '../display/Facts'
import { Indicators } from '../display/Indicators'
import { Logo } from '../display/Logo'
import { Money } from '../display/Money'
import { PriceBreakdown } from '../display/PriceBreakdown'
import { Timeline } from '../display/Timeline'
import { Notice } from '../feedback/Notice'
import { ProgressBar } from '../feedback/ProgressBar'
import { SkeletonText } from '../feedback/Skeleton'
import { StatusTag } from '../feedback/StatusTag'
import { PageHeader } from '../navigation/PageHeader'

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 } as const
const now = new Date('2026-11-19T15:00:00Z')

export const StatusSample = () => (
  <>
    <h2 className="sample">Título, situação, dinheiro</h2>
    <PageHeader
      above={[{ label: 'Meus pedidos', href: '/dev/ui' }]}
      title="Pedido 000128"
      tag={<StatusTag tone="wait">Sua vez</StatusTag>}
      facts="40 itens · 24 meses · pedido em 12/11/2026 por Marina Duarte"
      actions={<PlainButton>Proposta em PDF</PlainButton>}
    />
    <Card>
      <div style={{ display: 'grid', gap: 16 }}>
        <div style={row}>
          <StatusTag tone="wait">Sua vez</StatusTag>
          <StatusTag tone="brand">Vez do Jurídico</StatusTag>
          <StatusTag tone="ok">Aprovado</StatusTag>
          <StatusTag tone="bad">Reprovado</StatusTag>
          <StatusTag tone="info">Em trânsito</StatusTag>
          <StatusTag tone="neutral">Encerrado</StatusTag>
        </div>
        <div style={row}>
          <Money value="6900.00" size="total" perMonth />
          <Money value="5418.00" strong />
          <Money value="-170.00" />
          <Money value="289.00" size="price" perMonth />
          <Money value="463918.00" recalculating />
        </div>
        <div style={row}>
          {['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-24'].map((day) => (
            <DueDate key={day} at={day} now={now} />
          ))}
          <Logo />
          <Logo markOnly size={34} />
        </div>
        <ProgressBar percent={64} label="Envio" />
        <SkeletonText label="Carregando o pedido" />
      </div>
    </Card>
    <div style={{ height: 20 }} />
    <Indicators
      items={[
        {
          key: 'fee',
          label: 'Mensalidade',
          value: <Money value="17538.00" size="indicator" />,
          note: 'vence em 05/12',
        },
        { key: 'use', label: 'Equipamentos em uso', value: '112', note: 'em 3 endereços' },
        { key: 'way', label: 'Entregas a caminho', value: '2', note: 'próxima em 25/11' },
      ]}
    />
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: 20, marginTop: 20 }}
    >
      <Card title="Mensalidade" extra="Plano de 24 meses" footer="Nada é cobrado antes da entrega.">
        <PriceBreakdown
          lines={[
            { key: 'a', label: '18 × Vertex 14 Pro', value: '5202.00' },
            { key: 'b', label: 'Pacote Essencial, 40 × R$\u00A012,00', value: '480.00' },
            { key: 'c', label: 'Cupom HORIZONTE24', value: '-170.00', discount: true },
          ]}
          total="6900.00"
          totalNote="a partir de"
        />
      </Card>
      <Card title="Histórico" extra={<a href="#historico">Ver tudo</a>} id="historico">
        <Timeline
          first={4}
          entries={(['wait', 'ok', 'brand', 'bad', 'neutral'] as const).map((tone) => ({
            key: tone,
            what: 'Documentos devolvidos para correção',
            detail: '2 de 4 reprovados por Paula Siqueira',
            at: '2026-11-19T12:42:00Z',
            tone,
          }))}
        />
      </Card>
      <Card title="Empresa">
        <Facts
          items={[
            { key: 'name', label: 'Razão social', value: 'Atlântica Logística Ltda' },
            { key: 'cnpj', label: 'CNPJ', value: '12.ABC.345/01DE-35' },
          ]}
        />
      </Card>
    </div>
    <div style={{ display: 'grid', gap: 10, marginTop: 20 }}>
      <Notice tone="warn" title="Faltam 3 monitores Lumen 24 para distribuir">
        A quantidade do carrinho precisa ser igual à soma dos endereços.
      </Notice>
      <Notice tone="bad" title="O pedido mudou enquanto você lia.">
        Mostramos agora a etapa atual; nada foi alterado.
      </Notice>
      <Notice tone="info">A consulta fica pronta em cerca de 1 minuto.</Notice>
      <Notice tone="ok" title="Documentos enviados para análise" />
    </div>
  </>
)
