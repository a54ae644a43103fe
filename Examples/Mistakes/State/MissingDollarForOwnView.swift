import SwiftUI

struct Switch: View {
  @Binding var isOn: Bool
  var body: some View { Button(isOn ? "On" : "Off") { isOn.toggle() } }
}

struct Page: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      HStack {
        ZStack {
          Switch(isOn: isOn)  // mistake: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
          Text("Light")
        }
      }
    }
  }
}
