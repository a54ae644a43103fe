extension DisplayItem {
  /// Returns a Boolean value that indicates whether an item differs from this one only in its position, its size, and numbers
  /// that can be interpolated: see ``LookNumbers``.
  ///
  /// - Parameter comparesPaths: A Boolean value that indicates whether paths with different steps count as different.
  package func isAlike(_ other: DisplayItem, comparesPaths: Bool) -> Bool {
    switch (content, other.content) {
    case (.fill(let one), .fill(let two)):
      one.paint.isAlike(two.paint) && (one.stroke == nil) == (two.stroke == nil)
        && (!comparesPaths || one.path.verbs == two.path.verbs)
    case (.text(let one), .text(let two)):
      one.request.isAlike(two.request) && one.part?.bytes == two.part?.bytes && one.looks.count == two.looks.count
        && zip(one.looks, two.looks).allSatisfy { $0.isAlike($1) }
    case (.image(let one), .image(let two)):
      one.image == two.image
        && (one.template.map { template in two.template.map(template.isAlike) ?? false } ?? (two.template == nil))
    case (.group(let one), .group(let two)):
      one.appliesToEach == two.appliesToEach && one.effect.isAlike(two.effect, comparesPaths: comparesPaths)
        && (one.appliesToEach || one.list.items._areAlike(two.list.items, comparesPaths: comparesPaths))
    default: false
    }
  }
}

extension [DisplayItem] {
  /// Returns a Boolean value that indicates whether each item is alike the item at the same index of another list.
  package func _areAlike(_ other: [DisplayItem], comparesPaths: Bool) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isAlike($1, comparesPaths: comparesPaths) }
  }
}

extension TextRequest {
  fileprivate func isAlike(_ other: TextRequest) -> Bool {
    switch (content, other.content) {
    case (.plain(let one, let style), .plain(let two, let otherStyle)): one == two && style.isAlike(otherStyle)
    case (.pieces(let one), .pieces(let two)):
      one.count == two.count
        && zip(one, two).allSatisfy {
          $0.string == $1.string && $0.style.isAlike($1.style) && ($0.picture == nil) == ($1.picture == nil)
        }
    default: false
    }
  }
}

extension TextRequest.LetterStyle {
  /// Returns a Boolean value that indicates whether the letters differ at most in size.
  fileprivate func isAlike(_ other: TextRequest.LetterStyle) -> Bool {
    var font = other.font
    (font.size, font.lineHeight, font.leading) = (self.font.size, self.font.lineHeight, self.font.leading)
    return font == self.font && tracking == other.tracking && kerning == other.kerning
  }
}

extension DisplayText.Look {
  fileprivate func isAlike(_ other: DisplayText.Look) -> Bool {
    paint.isAlike(other.paint) && (underline == nil) == (other.underline == nil)
      && (strikethrough == nil) == (other.strikethrough == nil) && (background == nil) == (other.background == nil)
  }
}

extension DrawPaint {
  fileprivate func isAlike(_ other: DrawPaint) -> Bool {
    switch (self, other) {
    case (.color, .color), (.material, .material): true
    case (.gradient(let one), .gradient(let two)):
      one.stops.count == two.stops.count && one.spread == two.spread && one.geometry.isAlike(two.geometry)
    case (.mesh(let one), .mesh(let two)):
      one.columns == two.columns && one.points.count == two.points.count && one.colors.count == two.colors.count
    case (.tile(let one), .tile(let two)): one.image == two.image
    default: false
    }
  }
}

extension DrawGradient.Geometry {
  fileprivate func isAlike(_ other: DrawGradient.Geometry) -> Bool {
    switch (self, other) {
    case (.linear, .linear), (.radial, .radial), (.angular, .angular): true
    default: false
    }
  }
}

extension DisplayGroup.Effect {
  fileprivate func isAlike(_ other: DisplayGroup.Effect, comparesPaths: Bool) -> Bool {
    switch (self, other) {
    case (.clip, .clip), (.transform, .transform), (.projection, .projection), (.layer, .layer), (.blur, .blur),
      (.colors, .colors), (.threshold, .threshold):
      true
    case (.shadow(let one), .shadow(let two)): one.kind == two.kind
    case (.blend(let one), .blend(let two)): one == two
    case (.mask(let one), .mask(let two)): one.items._areAlike(two.items, comparesPaths: comparesPaths)
    default: false
    }
  }
}
