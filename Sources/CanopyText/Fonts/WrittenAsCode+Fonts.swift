internal import CanopyCore
internal import Foundation

extension Font: WrittenAsCode {
  var code: String { base.code + variations.map { ".\($0.code)" }.joined() }
}

extension Font.Base {
  fileprivate var code: String {
    switch self {
    case .textStyle(let style, nil, nil): return ".\(style)"
    case .textStyle(let style, let design, let weight):
      return ".system(" + parameters(".\(style)", design, weight) + ")"
    case .system(let size, let weight, let design):
      return ".system(" + parameters("size: \(size._shortDescription)", design, weight) + ")"
    case .custom(let name, let size, nil): return ".custom(\"\(name)\", fixedSize: \(size._shortDescription))"
    case .custom(let name, let size, let style?):
      let relation = style == .body ? "" : ", relativeTo: .\(style)"
      return ".custom(\"\(name)\", size: \(size._shortDescription)\(relation))"
    }
  }

  private func parameters(_ first: String, _ design: Font.Design?, _ weight: Font.Weight?) -> String {
    [first, weight.map { "weight: \($0.code)" }, design.map { "design: .\($0)" }].compactMap(\.self)
      .joined(separator: ", ")
  }
}

extension Font.Variation {
  fileprivate var code: String {
    func call(_ name: String, _ isOn: Bool) -> String { isOn ? "\(name)()" : "\(name)(false)" }
    switch self {
    case .weight(let weight): return "weight(\(weight.code))"
    case .width(let width): return "width(\(width.value._shortDescription))"
    case .leading(let leading): return "leading(.\(leading))"
    case .bold(let isOn): return call("bold", isOn)
    case .italic(let isOn): return call("italic", isOn)
    case .monospaced(let isOn): return call("monospaced", isOn)
    case .monospacedDigit, .lowercaseSmallCaps, .uppercaseSmallCaps: return "\(self)()"
    case .pointSize(let size): return "pointSize(\(size._shortDescription))"
    case .scaled(let factor): return "scaled(by: \(factor._shortDescription))"
    }
  }
}

extension Font.Weight: WrittenAsCode {
  var code: String {
    switch self {
    case .ultraLight: ".ultraLight"
    case .thin: ".thin"
    case .light: ".light"
    case .regular: ".regular"
    case .medium: ".medium"
    case .semibold: ".semibold"
    case .bold: ".bold"
    case .heavy: ".heavy"
    case .black: ".black"
    default: "Font.Weight(\(value._shortDescription))"
    }
  }
}

extension FontTraits.Emphasis: WrittenAsCode {
  var code: String {
    switch self {
    case .weight(let weight): weight.code
    case .bold: "bold"
    }
  }
}
