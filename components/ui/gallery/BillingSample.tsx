import { QrCode as QrIcon } from 'lucide-react'
import { useState } from 'react'
import { Card } from '../display/Card'
import { CopyField } from '../display/CopyField'
import { FoldedRow } from '../display/FoldedRow'
import { Money } from '../display/Money'
import { QrCode } from '../display/QrCode'

/** A QR code needs no meaning here: three marks stand for it. */
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 12"><path d="M0 0h4v4h-4zM8 0h4v4h-4zM0 8h4v4h-4zM6 6h2v2h-2z"/></svg>'
const CODE = '00020126360014br.gov.bcb.pix0114112223330001815204000053039865406900.005802BR5920ARRENDA LOCACAO LTDA'

/** What invoices are made of: codes that are copied, the QR code, rows that open. */
export const BillingSample = () => {
  const [open, setOpen] = useState('000104')
  const toggle = (name: string) => () => setOpen(open === name ? '' : name)
  return (
    <>
      <h2 className="sample">Faturas</h2>
      <Card>
        <QrCode svg={SVG} label="QR de exemplo" size={96} />
        <div style={{ height: 16 }} />
        <CopyField kind="primary" value={CODE} label="Copiar código" />
      </Card>
      <div style={{ height: 16 }} />
      <Card title="Linhas que abrem" flush>
        {['000098', '000104'].map((name) => (
          <FoldedRow
            key={name}
            name={name}
            sentence="35 × Vertex 14, mês inteiro"
            end={<Money value="6090.00" strong />}
            isOpen={open === name}
            onToggle={toggle(name)}
          >
            <p style={{ padding: '0 20px 16px' }}>O que a linha guarda.</p>
          </FoldedRow>
        ))}
        <FoldedRow
          name="Com ícone"
          icon={<QrIcon size={18} strokeWidth={1.75} aria-hidden />}
          isOpen={open === 'qr'}
          onToggle={toggle('qr')}
        >
          <p style={{ padding: '0 20px 16px' }}>O que a linha guarda.</p>
        </FoldedRow>
      </Card>
    </>
  )
}
