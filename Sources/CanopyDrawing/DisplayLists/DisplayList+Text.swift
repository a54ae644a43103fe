internal import Foundation

extension DisplayList: CustomStringConvertible {
  /// A description with one item per line and indented groups. It is the same on every machine.
  package var description: String {
    var lines: [String] = []
    for item in items { item.addLines(to: &lines, indent: "") }
    return lines.joined(separator: "\n")
  }
}

extension DisplayItem {
  fileprivate func addLines(to lines: inout [String], indent: String) {
    switch content {
    case .fill(let fill):
      let manner = fill.stroke.map { "stroke \($0.text)" } ?? (fill.style.isEOFilled ? "fill even-odd" : "fill")
      lines.append("\(indent)\(manner) \(fill.paint.text): \(fill.path.shortText)")
    case .text(let text):
      let colors = text.looks.map(\.paint.text).joined(separator: " ")
      lines.append("\(indent)text \(colors) in \(text.frame._text): “\(text.request.string)”")
    case .image(let image):
      let size = "\(image.image.size.width._text)×\(image.image.size.height._text)"
      let template = image.template.map { " as \($0.text)" } ?? ""
      lines.append("\(indent)image \(size)\(template) in \(image.frame._text)")
    case .group(let group):
      lines.append("\(indent)\(group.effect.text)")
      if case .mask(let mask) = group.effect {
        for item in mask.items { item.addLines(to: &lines, indent: indent + "  | ") }
      }
      for item in group.list.items { item.addLines(to: &lines, indent: indent + "  ") }
    }
  }
}

extension DrawPaint {
  fileprivate var text: String {
    switch self {
    case .color(let color): return color.description
    case .tile(let tile):
      return "tile \(tile.image.size.width._text)×\(tile.image.size.height._text) in \(tile.frame._text)"
    case .mesh(let mesh):
      let middle = mesh.colors.isEmpty ? DrawColor.clear : mesh.colors[mesh.colors.count / 2]
      return "mesh \(mesh.columns)×\(mesh.rows) around \(middle)"
    case .material(let material): return "material \(material.tone) over blur \(material.blur._text)"
    case .gradient(let gradient):
      let stops = gradient.stops.map { "\($0.color) \($0.location._text)" }.joined(separator: ", ")
      return "\(gradient.geometry.text) (\(stops))"
    }
  }
}

extension DrawGradient.Geometry {
  fileprivate var text: String {
    switch self {
    case .linear(let from, let to): "linear \(from._text) to \(to._text)"
    case .radial(let center, let from, let to, let height):
      "radial around \(center._text), \(from._text) to \(to._text)" + (height == 1 ? "" : ", \(height._text) high")
    case .angular(let center, let from, let to):
      "angular around \(center._text), \(CGFloat(from * 180 / .pi)._text)° to \(CGFloat(to * 180 / .pi)._text)°"
    }
  }
}

extension StrokeStyle {
  fileprivate var text: String {
    lineWidth._text + (dash.isEmpty ? "" : " dashed " + dash.map(\._text).joined(separator: ","))
  }
}

extension DisplayGroup.Effect {
  fileprivate var text: String {
    switch self {
    case .clip(let path, _): "clip: \(path.shortText)"
    case .transform(let map):
      "transform (" + [map.a, map.b, map.c, map.d, map.tx, map.ty].map(\._text).joined(separator: ", ") + ")"
    case .mask: "mask"
    case .projection(let map):
      "projection ("
        + [map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33].map(\._text)
        .joined(separator: ", ") + ")"
    case .layer(let opacity): opacity == 1 ? "layer" : "layer, opacity \(CGFloat(opacity)._text)"
    case .blur(let radius, let isOpaque): "blur \(radius._text)\(isOpaque ? " opaque" : "")"
    case .shadow(let shadow):
      "\(shadow.kind.text) \(shadow.color) radius \(shadow.radius._text) at "
        + "\(shadow.offset.width._text),\(shadow.offset.height._text)"
    case .threshold(let min, let max, let color): "threshold \(CGFloat(min)._text) to \(CGFloat(max)._text): \(color)"
    case .blend(let mode): "blend \(mode)"
    case .colors(let matrix): "colors (" + matrix.numbers.map { CGFloat($0)._text }.joined(separator: ", ") + ")"
    }
  }
}

extension DisplayShadow.Kind {
  fileprivate var text: String {
    switch self {
    case .drop: "shadow"
    case .inner: "inner shadow"
    case .alone: "shadow alone"
    case .surrounding: "shadow of what is around"
    }
  }
}

extension Path {
  /// The path as text, with at most two decimals: the frame of a rectangle, or the steps of any other path.
  fileprivate var shortText: String {
    let bounds = boundingRect
    if self == Path(bounds) { return "rectangle \(bounds._text)" }
    var words: [String] = []
    forEach { element in
      switch element {
      case .move(let point): words.append("\(point._text) m")
      case .line(let point): words.append("\(point._text) l")
      case .quadCurve(let point, let control): words.append("\(control._text) \(point._text) q")
      case .curve(let point, let first, let second): words.append("\(first._text) \(second._text) \(point._text) c")
      case .closeSubpath: words.append("h")
      }
    }
    return words.joined(separator: " ")
  }
}

extension TextRequest {
  /// The characters, without attributes.
  package var string: String {
    switch content {
    case .plain(let string, _): string
    case .pieces(let pieces): pieces.map(\.string).joined()
    }
  }
}

extension CGRect {
  fileprivate var _text: String { "\(minX._text),\(minY._text) \(width._text)×\(height._text)" }
}

extension CGPoint {
  fileprivate var _text: String { "\(x._text),\(y._text)" }
}

extension CGFloat {
  /// The number with at most two decimals.
  fileprivate var _text: String {
    let rounded = (self * 100).rounded() / 100
    let text = "\(Double(rounded == 0 ? 0 : rounded))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
