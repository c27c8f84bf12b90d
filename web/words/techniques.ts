// What the techniques are called, and which of them are explained alike.
import type { Technique } from "../lib/index.js";

/** Techniques of one family have the same sentences. */
export type Family =
  | "full-house"
  | "hidden-single"
  | "naked-single"
  | "pointing"
  | "claiming"
  | "locked-subset"
  | "naked-subset"
  | "hidden-subset"
  | "fish"
  | "finned-fish"
  | "complex-fish"
  | "skyscraper"
  | "two-string-kite"
  | "turbot-fish"
  | "empty-rectangle"
  | "xy-wing"
  | "xyz-wing"
  | "w-wing"
  | "uniqueness-1"
  | "uniqueness-2"
  | "uniqueness-3"
  | "uniqueness-4"
  | "uniqueness-6"
  | "hidden-rectangle"
  | "avoidable-rectangle-1"
  | "avoidable-rectangle-2"
  | "bug-plus-1"
  | "remote-pair"
  | "colors-trap"
  | "colors-wrap"
  | "multi-colors-1"
  | "multi-colors-2"
  | "sue-de-coq"
  | "chain"
  | "x-chain"
  | "xy-chain"
  | "loop"
  | "als-xz"
  | "als-chain"
  | "death-blossom"
  | "contradiction"
  | "verity"
  | "template-set"
  | "template-delete"
  | "net-contradiction"
  | "net-verity"
  | "nested-net";

/** Each with its family, its name in English and those that players use in Korean and Japanese. */
export const techniqueWords: Record<Technique, readonly [Family, en: string, ko: string, ja: string]> = {
  "full-house": ["full-house", "Full house", "풀 하우스", "フルハウス"],
  "hidden-single": ["hidden-single", "Hidden single", "히든 싱글", "ヒドゥンシングル"],
  "naked-single": ["naked-single", "Naked single", "네이키드 싱글", "ネイキッドシングル"],
  pointing: ["pointing", "Pointing", "포인팅", "ポインティング"],
  claiming: ["claiming", "Claiming", "클레이밍", "クレーミング"],
  "locked-pair": ["locked-subset", "Locked pair", "락트 페어", "ロックトペア"],
  "naked-pair": ["naked-subset", "Naked pair", "네이키드 페어", "ネイキッドペア"],
  "hidden-pair": ["hidden-subset", "Hidden pair", "히든 페어", "ヒドゥンペア"],
  "locked-triple": ["locked-subset", "Locked triple", "락트 트리플", "ロックトトリプル"],
  "naked-triple": ["naked-subset", "Naked triple", "네이키드 트리플", "ネイキッドトリプル"],
  "hidden-triple": ["hidden-subset", "Hidden triple", "히든 트리플", "ヒドゥントリプル"],
  "x-wing": ["fish", "X-wing", "X-윙", "Xウィング"],
  swordfish: ["fish", "Swordfish", "스워드피시", "ソードフィッシュ"],
  "finned-x-wing": ["finned-fish", "Finned X-wing", "핀드 X-윙", "フィン付きXウィング"],
  "sashimi-x-wing": ["finned-fish", "Sashimi X-wing", "사시미 X-윙", "サシミXウィング"],
  skyscraper: ["skyscraper", "Skyscraper", "스카이스크래퍼", "スカイスクレイパー"],
  "two-string-kite": ["two-string-kite", "Two-string kite", "투 스트링 카이트", "2ストリングカイト"],
  "dual-two-string-kite": [
    "two-string-kite",
    "Dual two-string kite",
    "듀얼 투 스트링 카이트",
    "デュアル2ストリングカイト",
  ],
  "xy-wing": ["xy-wing", "XY-wing", "XY-윙", "XYウィング"],
  "turbot-fish": ["turbot-fish", "Turbot fish", "터벗 피시", "ターボットフィッシュ"],
  "empty-rectangle": ["empty-rectangle", "Empty rectangle", "엠프티 렉탱글", "エンプティレクタングル"],
  "dual-empty-rectangle": [
    "empty-rectangle",
    "Dual empty rectangle",
    "듀얼 엠프티 렉탱글",
    "デュアルエンプティレクタングル",
  ],
  "xyz-wing": ["xyz-wing", "XYZ-wing", "XYZ-윙", "XYZウィング"],
  "w-wing": ["w-wing", "W-wing", "W-윙", "Wウィング"],
  "uniqueness-1": ["uniqueness-1", "Unique rectangle, type 1", "유니크 렉탱글 타입 1", "ユニークレクタングル タイプ1"],
  "uniqueness-2": ["uniqueness-2", "Unique rectangle, type 2", "유니크 렉탱글 타입 2", "ユニークレクタングル タイプ2"],
  "uniqueness-3": ["uniqueness-3", "Unique rectangle, type 3", "유니크 렉탱글 타입 3", "ユニークレクタングル タイプ3"],
  "uniqueness-4": ["uniqueness-4", "Unique rectangle, type 4", "유니크 렉탱글 타입 4", "ユニークレクタングル タイプ4"],
  "uniqueness-5": ["uniqueness-2", "Unique rectangle, type 5", "유니크 렉탱글 타입 5", "ユニークレクタングル タイプ5"],
  "uniqueness-6": ["uniqueness-6", "Unique rectangle, type 6", "유니크 렉탱글 타입 6", "ユニークレクタングル タイプ6"],
  "hidden-rectangle": ["hidden-rectangle", "Hidden rectangle", "히든 렉탱글", "ヒドゥンレクタングル"],
  "avoidable-rectangle-1": [
    "avoidable-rectangle-1",
    "Avoidable rectangle, type 1",
    "어보이더블 렉탱글 타입 1",
    "アボイダブルレクタングル タイプ1",
  ],
  "avoidable-rectangle-2": [
    "avoidable-rectangle-2",
    "Avoidable rectangle, type 2",
    "어보이더블 렉탱글 타입 2",
    "アボイダブルレクタングル タイプ2",
  ],
  "naked-quad": ["naked-subset", "Naked quad", "네이키드 쿼드", "ネイキッドクアッド"],
  "remote-pair": ["remote-pair", "Remote pair", "리모트 페어", "リモートペア"],
  jellyfish: ["fish", "Jellyfish", "젤리피시", "ジェリーフィッシュ"],
  "hidden-quad": ["hidden-subset", "Hidden quad", "히든 쿼드", "ヒドゥンクアッド"],
  "bug-plus-1": ["bug-plus-1", "BUG+1", "BUG+1", "BUG+1"],
  "simple-colors-trap": ["colors-trap", "Simple colors, trap", "심플 컬러링 트랩", "シンプルカラーリング トラップ"],
  "simple-colors-wrap": ["colors-wrap", "Simple colors, wrap", "심플 컬러링 랩", "シンプルカラーリング ラップ"],
  "multi-colors-1": ["multi-colors-1", "Multi colors, type 1", "멀티 컬러링 타입 1", "マルチカラーリング タイプ1"],
  "multi-colors-2": ["multi-colors-2", "Multi colors, type 2", "멀티 컬러링 타입 2", "マルチカラーリング タイプ2"],
  "finned-swordfish": ["finned-fish", "Finned swordfish", "핀드 스워드피시", "フィン付きソードフィッシュ"],
  "sashimi-swordfish": ["finned-fish", "Sashimi swordfish", "사시미 스워드피시", "サシミソードフィッシュ"],
  "finned-jellyfish": ["finned-fish", "Finned jellyfish", "핀드 젤리피시", "フィン付きジェリーフィッシュ"],
  "sashimi-jellyfish": ["finned-fish", "Sashimi jellyfish", "사시미 젤리피시", "サシミジェリーフィッシュ"],
  "sue-de-coq": ["sue-de-coq", "Sue de Coq", "수드콕", "スードコック"],
  "x-chain": ["x-chain", "X-chain", "X-체인", "Xチェーン"],
  "xy-chain": ["xy-chain", "XY-chain", "XY-체인", "XYチェーン"],
  "continuous-nice-loop": ["loop", "Continuous nice loop", "연속 나이스 루프", "連続ナイスループ"],
  aic: ["chain", "AIC", "AIC", "AIC"],
  "discontinuous-nice-loop": ["chain", "Discontinuous nice loop", "불연속 나이스 루프", "不連続ナイスループ"],
  "grouped-continuous-nice-loop": [
    "loop",
    "Grouped continuous nice loop",
    "그룹 연속 나이스 루프",
    "グループ連続ナイスループ",
  ],
  "grouped-aic": ["chain", "Grouped AIC", "그룹 AIC", "グループAIC"],
  "grouped-discontinuous-nice-loop": [
    "chain",
    "Grouped discontinuous nice loop",
    "그룹 불연속 나이스 루프",
    "グループ不連続ナイスループ",
  ],
  "als-xz": ["als-xz", "ALS-XZ", "ALS-XZ", "ALS-XZ"],
  "als-xy-wing": ["als-chain", "ALS-XY-wing", "ALS-XY-윙", "ALS-XYウィング"],
  "als-xy-chain": ["als-chain", "ALS-XY-chain", "ALS-XY-체인", "ALS-XYチェーン"],
  "death-blossom": ["death-blossom", "Death blossom", "데스 블로섬", "デスブロッサム"],
  "franken-x-wing": ["complex-fish", "Franken X-wing", "프랑켄 X-윙", "フランケンXウィング"],
  "franken-swordfish": ["complex-fish", "Franken swordfish", "프랑켄 스워드피시", "フランケンソードフィッシュ"],
  "franken-jellyfish": ["complex-fish", "Franken jellyfish", "프랑켄 젤리피시", "フランケンジェリーフィッシュ"],
  "finned-franken-x-wing": [
    "complex-fish",
    "Finned Franken X-wing",
    "핀드 프랑켄 X-윙",
    "フィン付きフランケンXウィング",
  ],
  "finned-franken-swordfish": [
    "complex-fish",
    "Finned Franken swordfish",
    "핀드 프랑켄 스워드피시",
    "フィン付きフランケンソードフィッシュ",
  ],
  "finned-franken-jellyfish": [
    "complex-fish",
    "Finned Franken jellyfish",
    "핀드 프랑켄 젤리피시",
    "フィン付きフランケンジェリーフィッシュ",
  ],
  "mutant-x-wing": ["complex-fish", "Mutant X-wing", "뮤턴트 X-윙", "ミュータントXウィング"],
  "mutant-swordfish": ["complex-fish", "Mutant swordfish", "뮤턴트 스워드피시", "ミュータントソードフィッシュ"],
  "mutant-jellyfish": ["complex-fish", "Mutant jellyfish", "뮤턴트 젤리피시", "ミュータントジェリーフィッシュ"],
  "finned-mutant-x-wing": [
    "complex-fish",
    "Finned mutant X-wing",
    "핀드 뮤턴트 X-윙",
    "フィン付きミュータントXウィング",
  ],
  "finned-mutant-swordfish": [
    "complex-fish",
    "Finned mutant swordfish",
    "핀드 뮤턴트 스워드피시",
    "フィン付きミュータントソードフィッシュ",
  ],
  "finned-mutant-jellyfish": [
    "complex-fish",
    "Finned mutant jellyfish",
    "핀드 뮤턴트 젤리피시",
    "フィン付きミュータントジェリーフィッシュ",
  ],
  "finned-mutant-squirmbag": [
    "complex-fish",
    "Finned mutant squirmbag",
    "핀드 뮤턴트 스쿼머백",
    "フィン付きミュータントスクワームバッグ",
  ],
  "finned-mutant-whale": ["complex-fish", "Finned mutant whale", "핀드 뮤턴트 웨일", "フィン付きミュータントホエール"],
  "forcing-chain-contradiction": [
    "contradiction",
    "Forcing chain, contradiction",
    "포싱 체인 모순",
    "フォーシングチェーン 矛盾",
  ],
  "forcing-chain-verity": ["verity", "Forcing chain, verity", "포싱 체인 확정", "フォーシングチェーン 確定"],
  "template-set": ["template-set", "Template set", "템플릿 확정", "テンプレート 確定"],
  "template-delete": ["template-delete", "Template delete", "템플릿 제거", "テンプレート 除外"],
  "forcing-net-contradiction": [
    "net-contradiction",
    "Forcing net, contradiction",
    "포싱 넷 모순",
    "フォーシングネット 矛盾",
  ],
  "forcing-net-verity": ["net-verity", "Forcing net, verity", "포싱 넷 확정", "フォーシングネット 確定"],
  "nested-forcing-net": ["nested-net", "Nested forcing net", "중첩 포싱 넷", "入れ子フォーシングネット"],
};
