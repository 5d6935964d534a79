/** What the server has drawn: charts and tables, in which all names are escaped. */
export function Drawn({ html }: { html: string }) {
  return <div className="drawn" dangerouslySetInnerHTML={{ __html: html }} />;
}
