internal import CanopyCore
internal import Foundation

extension Foreground: WrittenAsCode {
  var code: String {
    let styles = [primary, secondary, tertiary].compactMap { $0?.code }
    return styles.isEmpty ? "nil" : styles.joined(separator: ", ")
  }
}

extension Material: WrittenAsCode {
  var code: String { kind == .bar ? ".bar" : ".\(kind)Material" }
}

extension HierarchicalShapeStyle: WrittenAsCode {
  var code: String {
    let names = [".primary", ".secondary", ".tertiary", ".quaternary", ".quinary"]
    return names.indices.contains(level) ? names[level] : "level \(level + 1)"
  }
}

extension RelativeShapeStyle: WrittenAsCode {
  var code: String { base.code }
}

extension HierarchicalShapeStyleModifier: WrittenAsCode {
  var code: String { readableText(of: base) + HierarchicalShapeStyle(level: level).code }
}
