import type { SandboxTexts } from '#contract/types.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { accept } from '#sandbox/values/refusal.ts';
import { languageOf, textReader } from '../model/texts.ts';

/** The terms that a new account can begin with, by id. */
export const templates: Readonly<Record<string, { name: SandboxTexts; rebateRate: string }>> = {
  standard: {
    name: { EN: 'Standard', PT: 'Padrão', CN: '标准', ID: 'Standar', TH: 'มาตรฐาน', VI: 'Tiêu chuẩn' },
    rebateRate: '0.5',
  },
  active: {
    name: {
      EN: 'Active players',
      PT: 'Jogadores ativos',
      CN: '活跃玩家',
      ID: 'Pemain aktif',
      TH: 'ผู้เล่นที่เล่นประจำ',
      VI: 'Người chơi tích cực',
    },
    rebateRate: '0.8',
  },
  partner: {
    name: { EN: 'Partner', PT: 'Parceiro', CN: '合作伙伴', ID: 'Mitra', TH: 'พันธมิตร', VI: 'Đối tác' },
    rebateRate: '1.2',
  },
};

/** GET /wps/relay/MCS2_agentAccountTemplates */
export const agentAccountTemplates: Handler<'agentAccountTemplates'> = ({ context, request }) => {
  const read = textReader(context, languageOf(request));
  return accept({
    templates: Object.entries(templates).map(([id, { name, rebateRate }]) => ({ id, name: read(name), rebateRate })),
    memberSite: context.memberSite,
  });
};
