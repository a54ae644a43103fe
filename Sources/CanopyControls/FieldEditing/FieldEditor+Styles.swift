internal import CanopyCore
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A part of an edited text with uniform attributes.
struct StyledRun: Equatable {
  /// The end of the run, in bytes.
  let end: Int
  let letters: TextRequest.LetterStyle
  let modifiers: [TextModifier]
}

extension [StyledRun] {
  /// Returns the number of bytes at the start whose letters have the same styles.
  func _commonStart(_ other: [StyledRun]) -> Int {
    var length = 0
    for (own, other) in zip(self, other) {
      if own.letters != other.letters { return length }
      length = Swift.min(own.end, other.end)
      if own.end != other.end { return length }
    }
    return length
  }

  /// Returns the number of bytes at the end whose letters have the same styles.
  func _commonEnd(_ other: [StyledRun]) -> Int {
    var length = 0
    let (total, otherTotal) = (last?.end ?? 0, other.last?.end ?? 0)
    for (index, otherIndex) in zip(indices.reversed(), other.indices.reversed()) {
      if self[index].letters != other[otherIndex].letters { return length }
      let start = total - (index > 0 ? self[index - 1].end : 0)
      let otherStart = otherTotal - (otherIndex > 0 ? other[otherIndex - 1].end : 0)
      length = Swift.min(start, otherStart)
      if start != otherStart { return length }
    }
    return length
  }
}

/// The runs of an edited text, and the values for which they were found.
struct StyledRuns {
  fileprivate let runs: [StyledRun]
  fileprivate let surroundings: TextSurroundings
}

// Texts with attributes.
extension FieldEditor {
  /// Returns the runs of the text, or an empty array if it is plain. They are kept until the text or its surroundings change.
  func runs(at node: LayoutNode) -> [StyledRun] {
    guard let styled = text.styled else { return [] }
    let surroundings = node.surroundings.text
    if let knownRuns, knownRuns.surroundings === surroundings { return knownRuns.runs }
    var runs: [StyledRun] = []
    var end = 0
    for run in styled.runs {
      let attributes = surroundings.formatting?.shown(run.attributes) ?? run.attributes
      let modifiers = attributes._textModifiers
      end += styled.utf8.distance(from: run.range.lowerBound, to: run.range.upperBound)
      if runs.last?.modifiers == modifiers { runs.removeLast() }
      runs.append(
        StyledRun(end: end, letters: node.letters(with: modifiers, in: surroundings), modifiers: modifiers))
    }
    knownRuns = StyledRuns(runs: runs, surroundings: surroundings)
    return runs
  }

  /// Applies the formatting definition of the environment to an edited text.
  func constrain(_ text: inout EditedText) {
    guard text.styled != nil, let formatting = environment?.textFormatting else { return }
    text.restyle { $0._constrain(with: formatting.constraints) }
    if var typing = text.typing {
      for constraint in formatting.constraints { constraint.apply(&typing) }
      text.setTyping(typing)
    }
  }

  /// Adds a format to the selected text, or removes it if all of the text has it. Returns false if the text is plain.
  func toggle(_ format: TextFormat) -> Bool {
    guard text.styled != nil, let environment else { return false }
    endComposition()
    let context = environment.fontResolutionContext
    let usual = environment.font ?? .body
    let isOn = text.selectedAttributes.allSatisfy { attributes in
      let font = (attributes.font ?? usual).resolve(in: context)
      return switch format {
      case .bold: font.isBold
      case .italic: font.isItalic
      case .underline: attributes.underlineStyle != nil
      }
    }
    edit(.other) { text in
      text.changeAttributes { attributes in
        let font = attributes.font ?? usual
        switch format {
        case .bold: attributes.font = font.bold(!isOn)
        case .italic: attributes.font = font.italic(!isOn)
        case .underline: attributes.underlineStyle = isOn ? nil : .single
        }
      }
    }
    return true
  }
}
