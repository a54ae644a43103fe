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

extension Color: WrittenAsCode {
  /// The name in code, or the components if the color has no name.
  package var code: String {
    let description = description
    return description.allSatisfy(\.isLetter) ? ".\(description)" : description
  }
}

extension EdgeInsets: WrittenAsCode {
  package var code: String {
    let edges = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    return "EdgeInsets(\(edges.map { "\($0): \($1._shortDescription)" }.joined(separator: ", ")))"
  }
}
