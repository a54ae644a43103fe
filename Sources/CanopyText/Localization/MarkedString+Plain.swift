extension MarkedString {
  /// Returns the string without its marks, or nil if it has Markdown or arguments.
  func plainString(_ writing: IntegerWriting) -> String? {
    var copy = marked
    let plain = copy.withUTF8 { bytes in Plain(bytes, writing) }
    switch plain {
    case .same: return marked
    case .unmarked(let string): return string
    case .rewritten: return rewritten(writing)
    case .none: return nil
    }
  }

  private enum Plain {
    /// There are no marks.
    case same
    /// The marks only have to be removed.
    case unmarked(String)
    /// There are numbers that the locale writes differently.
    case rewritten
    case none

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ writing: IntegerWriting) {
      var marks = 0
      var start: Int?
      var needsWriting = false
      for (place, byte) in bytes.enumerated() {
        if byte <= Mark.end {
          marks += 1
          if byte == Mark.argument {
            self = .none
            return
          }
          if let begin = start, byte == Mark.end, bytes[begin] == Mark.integer {
            if !writing.writesAsIs(digits: place - begin - 1) { needsWriting = true }
          }
          start = byte == Mark.end ? nil : place
        } else if start == nil && InlineMarkdown.isMark(byte) {
          self = .none
          return
        }
      }
      if marks == 0 {
        self = .same
      } else if needsWriting {
        self = .rewritten
      } else {
        self = .unmarked(
          String(unsafeUninitializedCapacity: bytes.count - marks) { buffer in
            var end = 0
            for byte in bytes where byte > Mark.end {
              buffer[end] = byte
              end += 1
            }
            return end
          })
      }
    }
  }

  private func rewritten(_ writing: IntegerWriting) -> String {
    var string = ""
    forEachPart { part in
      switch part {
      case .literal(let part), .string(let part): string += part
      case .integer(let integer): string += writing.string(integer)
      case .argument: break
      }
    }
    return string
  }
}
