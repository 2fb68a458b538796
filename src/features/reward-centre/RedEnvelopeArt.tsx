/** A red envelope: sealed, or opened with its flap up. Its colours are those of the object, in every theme. */
export function RedEnvelopeArt({ isOpen, className }: { isOpen: boolean; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 160 200" className={className} aria-hidden="true" data-sealed={!isOpen}>
      <rect x="14" y="20" width="132" height="168" rx="14" fill="#c8202c" />
      {isOpen ? (
        <>
          <rect x="30" y="4" width="100" height="72" rx="8" fill="#fff4d6" />
          <path d="M14 66c40 34 92 34 132 0v108a14 14 0 0 1-14 14H28a14 14 0 0 1-14-14z" fill="#d7303b" />
        </>
      ) : (
        <>
          <path d="M14 34a14 14 0 0 1 14-14h104a14 14 0 0 1 14 14v34c-40 36-92 36-132 0z" fill="#a81622" />
          <circle cx="80" cy="94" r="24" fill="#f2c14e" />
          <path d="M80 80l14 14-14 14-14-14z" fill="#c8202c" />
        </>
      )}
      <path d="M34 168h92" stroke="#f2c14e" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
