/// The name of the key of a transaction: the property, if `@Entry` has made the key.
func readableName(ofTransactionKey key: any TransactionKey.Type) -> String {
  let name = String(describing: key)
  return propertyName(ofKey: name) ?? name
}
