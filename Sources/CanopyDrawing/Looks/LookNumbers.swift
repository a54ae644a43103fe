internal import Foundation

/// Reads or changes the numbers of a look that can be interpolated, in order.
///
/// Colors are premultiplied by their opacity. Otherwise, a color that fades in would look dark in between.
package struct LookNumbers {
  /// The numbers to add, or nil to read.
  private let changes: [Float]?
  private var next = 0
  /// The numbers that have been read.
  package private(set) var values: [Float] = []
  /// The indices of numbers that are positions of gradients. They scale with the filled area.
  private var places = Places()

  /// The indices of numbers that are positions in a filled area.
  package struct Places {
    /// The indices of horizontal positions.
    package fileprivate(set) var horizontal: [Int] = []
    /// The indices of vertical positions.
    package fileprivate(set) var vertical: [Int] = []
  }

  private init(changes: [Float]?) { self.changes = changes }

  /// Returns the numbers of items with the same look.
  package static func values(of items: [DisplayItem]) -> [Float] {
    var numbers = LookNumbers(changes: nil)
    _ = items.map { $0.visited(by: &numbers) }
    return numbers.values
  }

  /// Returns the indices of numbers that are positions of gradients.
  package static func places(of items: [DisplayItem]) -> Places {
    var numbers = LookNumbers(changes: nil)
    _ = items.map { $0.visited(by: &numbers) }
    return numbers.places
  }

  /// Returns items whose numbers are changed. Missing changes are zero.
  package static func add(_ changes: [Float], to items: [DisplayItem]) -> [DisplayItem] {
    var numbers = LookNumbers(changes: changes)
    return items.map { $0.visited(by: &numbers) }
  }

  private mutating func visit(_ number: Float) -> Float {
    guard let changes else {
      values.append(number)
      return number
    }
    defer { next += 1 }
    return next < changes.count ? number + changes[next] : number
  }

  fileprivate mutating func visit(_ number: inout Float) { number = visit(number) }

  fileprivate mutating func visit(_ number: inout CGFloat) {
    let old = Float(number)
    let new = visit(old)
    // A number that doesn't change keeps its precision.
    if new != old { number = CGFloat(new) }
  }

  fileprivate mutating func visitAngle(_ angle: inout Double) {
    let old = Float(angle)
    let new = visit(old)
    if new != old { angle = Double(new) }
  }

  fileprivate mutating func visitLength(_ number: inout CGFloat) {
    visit(&number)
    number = max(0, number)
  }

  fileprivate mutating func visit(_ point: inout CGPoint) {
    visit(&point.x)
    visit(&point.y)
  }

  fileprivate mutating func visitPlace(_ point: inout CGPoint) {
    if changes == nil {
      places.horizontal.append(values.count)
      places.vertical.append(values.count + 1)
    }
    visit(&point)
  }

  fileprivate mutating func visit(_ size: inout CGSize) {
    visit(&size.width)
    visit(&size.height)
  }

  fileprivate mutating func visit(_ color: inout DrawColor) {
    let old = SIMD4(color.red * color.opacity, color.green * color.opacity, color.blue * color.opacity, color.opacity)
    let new = SIMD4(visit(old.x), visit(old.y), visit(old.z), visit(old.w))
    if new == old { return }
    let opacity = max(0, min(1, new.w))
    if opacity == 0 { return color.opacity = 0 }
    let parts = (new / opacity).clamped(lowerBound: SIMD4(repeating: 0), upperBound: .one)
    color = DrawColor(red: parts.x, green: parts.y, blue: parts.z, opacity: opacity)
  }

  fileprivate mutating func visit(_ color: inout DrawColor?) {
    guard var known = color else { return }
    visit(&known)
    color = known
  }
}

extension DisplayItem {
  fileprivate func visited(by numbers: inout LookNumbers) -> DisplayItem {
    switch content {
    case .fill(var fill):
      fill.paint.visit(&numbers)
      return DisplayItem(id: id, .fill(fill))
    case .text(var text):
      for index in text.looks.indices { text.looks[index].visit(&numbers) }
      let old = text.request.letterSize
      var size = old
      numbers.visitLength(&size)
      let item = DisplayItem(id: id, .text(text))
      guard old > 0, size != old else { return item }
      // Letters of any size are drawn as scaled letters of the new size.
      let scale = CGAffineTransform(scaleX: size / old, y: size / old).around(text.frame.origin)
      return DisplayItem(id: id, .group(DisplayGroup(.transform(scale), [item])))
    case .image(var image):
      if var template = image.template {
        template.visit(&numbers)
        image.template = template
      }
      numbers.visit(&image.opacity)
      image.opacity = max(0, min(1, image.opacity))
      return DisplayItem(id: id, .image(image))
    case .group(var group):
      group.effect.visit(&numbers)
      if !group.appliesToEach { group.list = DisplayList(group.list.items.map { $0.visited(by: &numbers) }) }
      return DisplayItem(id: id, .group(group))
    }
  }
}

extension DisplayText.Look {
  fileprivate mutating func visit(_ numbers: inout LookNumbers) {
    paint.visit(&numbers)
    numbers.visit(&underline)
    numbers.visit(&strikethrough)
    numbers.visit(&background)
  }
}

extension TextRequest {
  /// The size of the first piece's letters.
  fileprivate var letterSize: CGFloat {
    switch content {
    case .plain(_, let style): style.font.size
    case .pieces(let pieces): pieces.first?.style.font.size ?? 0
    }
  }
}

extension DrawPaint {
  fileprivate mutating func visit(_ numbers: inout LookNumbers) {
    switch self {
    case .color(var color):
      numbers.visit(&color)
      self = .color(color)
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        numbers.visit(&gradient.stops[index].color)
        numbers.visit(&gradient.stops[index].location)
      }
      gradient.geometry.visit(&numbers)
      self = .gradient(gradient)
    case .mesh(var mesh):
      for index in mesh.points.indices { numbers.visit(&mesh.points[index]) }
      for index in mesh.colors.indices { numbers.visit(&mesh.colors[index]) }
      numbers.visit(&mesh.background)
      self = .mesh(mesh)
    case .material(var material):
      numbers.visit(&material.tone)
      numbers.visitLength(&material.blur)
      self = .material(material)
    case .tile(var tile):
      numbers.visit(&tile.opacity)
      tile.opacity = max(0, min(1, tile.opacity))
      self = .tile(tile)
    }
  }
}

extension DrawGradient.Geometry {
  fileprivate mutating func visit(_ numbers: inout LookNumbers) {
    switch self {
    case .linear(var from, var to):
      numbers.visitPlace(&from)
      numbers.visitPlace(&to)
      self = .linear(from: from, to: to)
    case .radial(var center, var from, var to, var height):
      numbers.visitPlace(&center)
      numbers.visitLength(&from)
      numbers.visitLength(&to)
      numbers.visitLength(&height)
      self = .radial(center: center, from: from, to: to, height: height)
    case .angular(var center, var from, var to):
      numbers.visitPlace(&center)
      numbers.visitAngle(&from)
      numbers.visitAngle(&to)
      self = .angular(center: center, from: from, to: to)
    }
  }
}

extension DisplayGroup.Effect {
  fileprivate mutating func visit(_ numbers: inout LookNumbers) {
    switch self {
    case .shadow(var shadow):
      numbers.visit(&shadow.color)
      numbers.visitLength(&shadow.radius)
      numbers.visit(&shadow.offset)
      self = .shadow(shadow)
    case .colors(var matrix):
      for part in ColorMatrix.parts { numbers.visit(&matrix[keyPath: part]) }
      self = .colors(matrix)
    case .mask(let mask): self = .mask(DisplayList(mask.items.map { $0.visited(by: &numbers) }))
    case .clip, .transform, .projection, .layer, .blur, .blend, .threshold: break
    }
  }
}

extension ColorMatrix {
  /// All numbers, row by row.
  fileprivate static var parts: [WritableKeyPath<ColorMatrix, Float>] {
    [
      \.r1, \.r2, \.r3, \.r4, \.r5, \.g1, \.g2, \.g3, \.g4, \.g5, \.b1, \.b2, \.b3, \.b4, \.b5, \.a1, \.a2, \.a3, \.a4,
      \.a5,
    ]
  }
}
