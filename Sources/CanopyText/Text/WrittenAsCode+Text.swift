internal import CanopyCore
internal import CanopyStyle

extension LineLimits: WrittenAsCode {
  var code: String {
    switch (lower, upper) {
    case (nil, nil): "nil"
    case (nil, let upper?): "\(upper)"
    case (let lower?, nil): "\(lower)..."
    case (let lower?, let upper?): "\(lower)...\(upper)"
    }
  }
}

extension Text.LineStyle: WrittenAsCode {
  var code: String {
    if self == .single { return ".single" }
    let color = color.map { ", color: \(readableText(of: $0))" } ?? ""
    return "Text.LineStyle(pattern: .\(pattern.kind)\(color))"
  }
}

extension LocalizedStringKey: WrittenAsCode {
  var code: String { "\"\(formatKey)\"" }
}
