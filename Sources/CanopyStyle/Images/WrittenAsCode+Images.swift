internal import CanopyCore

extension SymbolVariants: WrittenAsCode {
  var code: String {
    let words = [enclosure?.rawValue, isSlashed ? "slash" : nil, isFilled ? "fill" : nil].compactMap(\.self)
    return words.isEmpty ? ".none" : words.map { ".\($0)" }.joined()
  }
}

extension SymbolRenderingMode: WrittenAsCode {
  var code: String { ".\(kind)" }
}
